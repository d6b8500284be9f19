import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** The largest image that may be uploaded, in bytes: 5 MB (spec §9 "Activity images"). */
export const maxImageBytes = 5 * 2 ** 20;
/** How many images one case, comment or application may have (spec §9). */
export const maxImages = 3;
/** The types that an uploaded image may have (spec §9 "png or jpg"). */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/**
 * Images as parts of a body. How many, how large and of which type they are, the platform says with a code of its own, so the
 * schema lets all of them through.
 */
export const imagesSchema = v.array(v.blob());

/** An image that the platform keeps for the member who sent it. */
export const uploadedSchema = v.object({
  id: v.string(),
  type: v.picklist(imageTypes),
  /** Bytes. */
  size: v.number(),
});

/** Reads back an image that this member uploaded; to others it does not exist. */
export const uploadDetail = endpoint({
  id: 'uploadDetail',
  method: 'GET',
  path: '/wps/member/upload',
  token: true,
  request: v.object({ id: v.string() }),
  response: v.object({
    ...uploadedSchema.entries,
    /** The bytes as base64. */
    content: v.string(),
  }),
});

/** Calls about uploaded files, by id. */
export const fileCalls = { uploadDetail };
