import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

interface StoredFile {
  readonly modified: number;
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Absent where packing gains nothing: fonts are packed already. */
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

/**
 * Serves the files of one folder from memory: read and packed at the first request, and again only when the file has
 * changed. The folder is our own build's, so what is kept is bounded by it.
 */
export function staticFiles(folder: string) {
  const stored = new Map<string, Promise<StoredFile>>();

  async function find(path: string): Promise<StoredFile | undefined> {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep)) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const known = await stored.get(file)?.catch(() => undefined);
    if (known?.modified === info.mtimeMs) return known;
    const reading = read(file, info.mtimeMs);
    stored.set(file, reading);
    return reading;
  }

  return {
    has: async (path: string): Promise<boolean> => (await find(path)) !== undefined,

    /** A text file as it is on disk. */
    async text(path: string): Promise<string | undefined> {
      const file = await find(path);
      return file && new TextDecoder().decode(file.plain);
    },

    /**
     * @param status 404 for a page that stands in for what is not there
     * @returns the file's answer, or undefined when there is no such file
     */
    async respond(
      path: string,
      request: Request,
      headers: Readonly<Record<string, string>>,
      status: 200 | 404 = 200,
    ): Promise<Response | undefined> {
      const file = await find(path);
      return file && answer(file, request, headers, status);
    },
  };
}

async function read(file: string, modified: number): Promise<StoredFile> {
  const plain = new Uint8Array(await readFile(file));
  const type = types[extname(file)] ?? 'application/octet-stream';
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (type === 'font/woff2' || plain.length < 512) return { modified, type, etag, plain };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { modified, type, etag, plain, br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
}

function answer(
  file: StoredFile,
  request: Request,
  own: Readonly<Record<string, string>>,
  status: 200 | 404,
): Response {
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepts(request, name));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ ...own, etag, vary: 'Accept-Encoding' });
  const known = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/);
  if (status === 200 && known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = (encoding && file[encoding]) ?? file.plain;
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.length));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** RFC 9110 §12.5.3: named, and not with a weight of zero. */
function accepts(request: Request, encoding: string): boolean {
  return (request.headers.get('accept-encoding') ?? '').split(',').some((item) => {
    const [name, ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}
