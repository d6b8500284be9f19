import {
  parseXml,
  XmlDocumentType,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import { type Finding, findingOf } from '../document/rule.ts';
import { logoRules } from './logo-rules.ts';

/** Limits on a logo; the time and memory to clean it are linear in them. */
export const logoLimits = {
  /** UTF-16 units of its text, embedded pictures included. */
  length: 3_000_000,
  /** Of them without the pictures: what has to be understood character by character. */
  markup: 300_000,
  tags: 20_000,
  depth: 100,
  /** Elements drawn when every reference is followed. */
  drawn: 20_000,
  /** Of the pictures inside it, together. */
  pixels: 25_000_000,
} as const;

/** Why a file cannot be used as a logo at all. */
export interface Refusal extends Finding {
  readonly line?: number;
  readonly column?: number;
}

export interface Xml {
  /** As it was parsed: line breaks are `\n`. */
  readonly text: string;
  readonly root: XmlElement;
  readonly documentType: XmlDocumentType | undefined;
  readonly instructions: readonly XmlProcessingInstruction[];
}

const embeddedData = /base64,[\w+/=\s]*/g;

const count = (value: number) => value.toLocaleString('en');

const declaresEntities: Refusal = findingOf(logoRules.declaresEntities, {});

/** Refuses a picture that would take too long to draw. */
export const tooMuchToDraw: Refusal = findingOf(logoRules.tooMuchToDraw, {
  most: count(logoLimits.drawn),
});

/** Refuses a picture whose elements are nested too deep. */
export const tooDeep: Refusal = findingOf(logoRules.tooDeep, { most: logoLimits.depth });

/** The well-formed XML of a logo. Size, tags and entities are judged before anything is parsed. */
export function readXml(source: string): Xml | Refusal {
  if (source.length > logoLimits.length) {
    return findingOf(logoRules.tooLong, { most: count(logoLimits.length) });
  }
  if (source.replace(embeddedData, '').length > logoLimits.markup) {
    return findingOf(logoRules.tooMuchMarkup, { most: count(logoLimits.markup) });
  }
  if (isUtf16(source)) return findingOf(logoRules.notUtf8, {});
  if (/<!ENTITY/i.test(source)) return declaresEntities;
  if (source.split('<', logoLimits.tags + 2).length > logoLimits.tags + 1) {
    return findingOf(logoRules.tooManyTags, { most: count(logoLimits.tags) });
  }
  // The parser replaces carriage returns one by one, each time writing the rest of the text again.
  const text = source.replace(/\r\n?/g, '\n');
  try {
    const { children, root } = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    const documentType = children.find((node) => node instanceof XmlDocumentType);
    if (documentType?.internalSubset) return declaresEntities;
    if (!(root instanceof XmlElement)) return notSvg;
    return { text, root, documentType, instructions: instructionsAmong(children) };
  } catch (error) {
    // The parser calls itself for each level: deep nesting can exhaust the stack before the depth is known.
    if (error instanceof RangeError) return tooDeep;
    if (!(error instanceof XmlError)) throw error;
    const [reason = ''] = error.message.split(/ \(line|\n/);
    const { line, column } = error;
    return { ...findingOf(logoRules.notWellFormed, { reason }), line, column };
  }
}

/** Whether a text is XML in UTF-16 that was read as UTF-8: its byte order mark is no UTF-8, and half of its bytes are zero. */
export const isUtf16 = (source: string): boolean => /^(\uFFFD\uFFFD)?(<\0|\0<)/.test(source);

/** Refuses what is no picture. */
export const notSvg: Refusal = findingOf(logoRules.notSvg, {});

const instructionsAmong = (nodes: readonly XmlNode[]) =>
  nodes.filter((node) => node instanceof XmlProcessingInstruction);
