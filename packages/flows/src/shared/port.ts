import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Work that a machine requests and does not do itself. The signal is aborted when the machine no longer waits for it. */
export type Service<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** A machine was started without one of its services: a programming error, never a failure to show. */
export class MissingServiceError extends Error {
  override readonly name = 'MissingServiceError';

  constructor(service: string) {
    super(
      `livery: the service "${service}" of this flow is a placeholder. Start the machine that ${'`…With(services)`'} gives, with every service filled in.`,
    );
  }
}

/** The typed placeholder of a service in a machine; it throws until `filled` replaces it. */
export function port<Input, Output>(service: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new MissingServiceError(service)));
}

/** A service in the form that a machine runs. */
export function filled<Input, Output>(
  service: Service<Input, Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => service(input, signal));
}
