import { eventChannel, type EventChannel } from '@haberdash/kit/effects';

interface OtherTabs {
  tell: (message: string) => void;
  /** Messages from other tabs. Closing it ends the connection. */
  heard: EventChannel<string>;
}

/** Exchanges messages with the other tabs of this browser. */
export function connectTabs(subject: string): OtherTabs {
  const channel = new BroadcastChannel(`haberdash:${subject}`);
  const heard = eventChannel<string>((emit) => {
    channel.onmessage = ({ data }: MessageEvent<string>) => emit(data);
    return () => channel.close();
  });
  return { tell: (message) => channel.postMessage(message), heard };
}

/** Emits when the user returns to this tab. */
export function returnsToTab(): EventChannel<true> {
  return eventChannel((emit) => {
    const tell = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    window.addEventListener('focus', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('focus', tell);
      document.removeEventListener('visibilitychange', tell);
    };
  });
}
