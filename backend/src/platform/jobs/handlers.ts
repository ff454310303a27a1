import type { Abstract, FactoryProvider } from '@nestjs/common';
import type { DomainEvent, EventClass } from '../../shared/events/domain-event';
import type { Job } from '../../shared/jobs';
import { Subscriptions } from './subscriptions';

/**
 * Handles an event of another context, each time in a job and a transaction of its own.
 * @param name names the job, `<context>:<verb>`; stored in queued jobs: never rename it
 * @param handle may be called again with the same event: that must do no harm
 */
export const onEvent = <Event extends DomainEvent, UseCase>(
  event: EventClass<Event>,
  name: string,
  useCase: Abstract<UseCase>,
  handle: (useCase: UseCase, event: Event) => Promise<unknown>,
): FactoryProvider => ({
  provide: name,
  inject: [Subscriptions, useCase],
  useFactory: (subscriptions: Subscriptions, target: UseCase) =>
    subscriptions.onEvent({
      event,
      name,
      on: async (happened: Event) => {
        await handle(target, happened);
      },
    }),
});

/** Does a job by a use case, whose input is the job's payload. */
export const onJob = <Payload extends Record<string, string>>(
  job: Job<Payload>,
  useCase: Abstract<{ execute(payload: Payload): Promise<void> }>,
): FactoryProvider => ({
  provide: job.name,
  inject: [Subscriptions, useCase],
  useFactory: (subscriptions: Subscriptions, target: { execute(payload: Payload): Promise<void> }) =>
    subscriptions.onJob(job, (payload) => target.execute(payload)),
});
