// A search engine asks what a page asks, and lists the page alone.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A good answer in the platform's envelope. */
export function success(value: unknown, serverTime: number): Response {
  return Response.json({ success: true, value, serverTime }, { headers });
}

/** A refusal in the platform's envelope. The message is English, for developers. */
export function refusal(
  status: number,
  code: string,
  message: string,
  serverTime: number,
  { captcha = false, kept = false }: { captcha?: boolean; kept?: boolean } = {},
): Response {
  return Response.json(
    {
      success: false,
      code,
      message,
      serverTime,
      ...(captcha ? { captcha } : {}),
      ...(kept ? { kept } : {}),
    },
    { status, headers },
  );
}
