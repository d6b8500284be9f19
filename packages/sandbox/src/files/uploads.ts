import { imageTypes, maxImageBytes, maxImages } from '@livery/api/contract/files';
import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { newToken } from '../session/secrets.ts';
import { table } from '../store/store.ts';

type ImageType = (typeof imageTypes)[number];

/** What is known of an uploaded image without its bytes: enough for the row of what it belongs to. */
export interface Upload {
  id: string;
  type: ImageType;
  /** Bytes. */
  size: number;
}

/** An uploaded image, by id. */
interface UploadRow extends Upload {
  /** Key of the account that sent it: nobody else may read it. */
  account: string;
  time: number;
  /** The bytes as base64: rows are JSON. */
  content: string;
}
export const uploads = table<UploadRow>('uploads', { byAccount: ({ account }) => account });

/** How each type begins. A name or a declared type may say anything. */
const beginnings: Readonly<Record<ImageType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};
const longestBeginning = 8;
const imageName = /\.(png|jpe?g)$/i;

/**
 * Keeps images of a member, all of them or none: png or jpg, at most 5 MB each, and at most three together with those that are
 * there already (spec §5, §9).
 *
 * @param kept how many images there are already of what these belong to
 */
export async function keepImages(
  { tx, member, now, entropy }: Pick<MemberContext, 'tx' | 'member' | 'now' | 'entropy'>,
  images: readonly Blob[],
  kept = 0,
): Promise<Upload[] | Refused> {
  if (kept + images.length > maxImages) {
    return new Refused('FILES_TOO_MANY', `At most ${maxImages} images; ${kept} are there already.`);
  }
  const types: ImageType[] = [];
  for (const image of images) {
    if (image.size > maxImageBytes) {
      return new Refused('FILE_TOO_LARGE', 'An image has at most 5 MB (5242880 bytes).');
    }
    const type = await typeOf(image);
    if (type === undefined) return new Refused('FILE_TYPE_WRONG', 'Images are png or jpg only.');
    types.push(type);
  }
  const list: Upload[] = [];
  for (const [at, image] of images.entries()) {
    // There are as many types as images.
    const upload = { id: newToken(entropy), type: types[at] as ImageType, size: image.size };
    const content = base64Of(new Uint8Array(await image.arrayBuffer()));
    await tx.put(uploads, upload.id, { ...upload, account: member.key, time: now, content });
    list.push(upload);
  }
  return list;
}

/** The type that an image's first bytes show; undefined when they, its declared type or its name are of none that is taken. */
async function typeOf(image: Blob): Promise<ImageType | undefined> {
  if (!imageTypes.some((type) => type === image.type)) return undefined;
  const isNamed = image instanceof File && image.name.includes('.');
  if (isNamed && !imageName.test(image.name)) return undefined;
  const head = new Uint8Array(await image.slice(0, longestBeginning).arrayBuffer());
  return imageTypes.find((type) => beginnings[type].every((byte, at) => head[at] === byte));
}

function base64Of(bytes: Uint8Array): string {
  // In pieces: a call takes only so many arguments. A multiple of three leaves no padding between them.
  const piece = 3 * 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + piece)));
  }
  return text;
}
