/** A body as it leaves. */
export type WireBody = string | FormData;

/** One request that tells how far it is. */
export interface UploadRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WireBody;
  readonly signal: AbortSignal;
  /** Told the sent part of the body, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** What came back, whatever the status. */
export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
  /** The header `Retry-After`, null when there was none. */
  readonly retryAfter: string | null;
}

/**
 * Sends a body and tells how far it is, which `fetch` cannot. A port: browsers have it in `@livery/api/xhr-upload`. Rejects when
 * there is no whole answer, be it for the connection or the signal.
 */
export type Upload = (url: string, request: UploadRequest) => Promise<UploadAnswer>;
