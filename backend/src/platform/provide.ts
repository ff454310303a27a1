import type { Abstract, Provider } from '@nestjs/common';

type Tokens<Dependencies extends unknown[]> = { [K in keyof Dependencies]: Abstract<Dependencies[K]> };

/** Binds a plain class to its dependencies; a wrong or missing one does not compile. */
export function provide<Dependencies extends unknown[]>(
  target: new (...dependencies: Dependencies) => object,
  ...tokens: Tokens<Dependencies>
): Provider {
  return bind(target, target, ...tokens);
}

/** Binds a port to the adapter that serves it. */
export function bind<Dependencies extends unknown[], Port>(
  port: Abstract<Port>,
  adapter: new (...dependencies: Dependencies) => Port,
  ...tokens: Tokens<Dependencies>
): Provider {
  return {
    provide: port,
    inject: tokens,
    useFactory: (...dependencies: Dependencies) => new adapter(...dependencies),
  };
}
