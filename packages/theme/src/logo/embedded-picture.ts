const address = /^\s*data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/i;

export interface EmbeddedPicture {
  /** The data address, written anew. */
  readonly href: string;
  readonly pixels: number;
}

/** A PNG or JPEG inside an SVG, by its own first bytes; undefined for every other address. */
export function embeddedPicture(href: string): EmbeddedPicture | undefined {
  const data = address.exec(href)?.[2]?.replace(/\s/g, '');
  if (data === undefined) return undefined;
  const bytes = bytesOf(data);
  const size = bytes && (pngSize(bytes) ?? jpegSize(bytes));
  if (!size) return undefined;
  const [type, width, height] = size;
  return { href: `data:image/${type};base64,${data}`, pixels: width * height };
}

type Size = readonly [type: 'png' | 'jpeg', width: number, height: number];

function bytesOf(base64: string): DataView | undefined {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return new DataView(bytes.buffer);
}

/** Its header comes first. */
function pngSize(bytes: DataView): Size | undefined {
  const isPng = bytes.byteLength >= 24 && bytes.getBigUint64(0) === 0x89504e470d0a1a0an;
  return isPng ? ['png', bytes.getUint32(16), bytes.getUint32(20)] : undefined;
}

/** Its frame header is one of the segments, which say their own lengths. */
function jpegSize(bytes: DataView): Size | undefined {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.byteLength; ) {
    const marker = bytes.getUint16(at);
    // SOF0 to SOF15, without the tables DHT, JPG and DAC among them.
    const isFrame = (marker & 0xfff0) === 0xffc0 && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return ['jpeg', bytes.getUint16(at + 7), bytes.getUint16(at + 5)];
    if (marker < 0xffc0) return undefined;
    at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}
