/**
 * Waits for a task of its own: what the browser has to do meanwhile, such as a press, comes first. Not a timer, which a page in the
 * background waits a second for.
 */
export const nextTask = (): Promise<unknown> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });
