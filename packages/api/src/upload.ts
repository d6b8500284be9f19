/** A request that tells how far it is. */
export interface UploadInit extends RequestInit {
  /** Told how much of the body has left, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/**
 * Sends a body and tells how far it is, which `fetch` cannot; otherwise it is like `fetch`. A port: browsers have it in
 * `@livery/api/xhr-upload`.
 */
export type Upload = (url: string, init: UploadInit) => Promise<Response>;
