import { ThemeScope } from '@livery/ui/theme-scope';
import {
  Children,
  type ComponentType,
  cloneElement,
  isValidElement,
  type ReactNode,
  useState,
} from 'react';
import { pick } from './pick.ts';
import { Cell, Frame, Name } from './stress.styles.ts';

/** What a story's file may say of its component: `parameters: { stress: { … } }`. */
export interface StressParameters {
  /** Arguments that the platform may not have, as they then are: `{ cover: null, winners: [] }`. */
  readonly missing?: Readonly<Record<string, unknown>>;
  /** It takes the whole window, so it is looked at alone; with these arguments it is open. */
  readonly open?: Readonly<Record<string, unknown>>;
}

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args, context: object) => ReactNode;
interface Annotations {
  readonly component?: ComponentType<Args>;
  readonly args?: Args;
  readonly render?: Render;
  readonly parameters?: { readonly stress?: StressParameters };
}
/** As much of a story as this file reads. */
interface Story {
  readonly input: Annotations;
  readonly meta: { readonly input: Annotations };
}

/** A component as the stress stories show it. */
export interface Subject {
  readonly name: string;
  readonly alone: boolean;
  readonly full: () => ReactNode;
  readonly missing: (() => ReactNode) | undefined;
}

/**
 * Words of the languages in which our own sentences are longest, and two that cannot be broken between words. By length:
 * a label is answered by a long label, a sentence by a long sentence.
 */
const labels = [
  'রেজিস্ট্রেশন সম্পূর্ণ করুন',
  'Xác nhận mật khẩu giao dịch mới',
  'ยืนยันหมายเลขโทรศัพท์มือถือของคุณ',
  'लेन-देन का पासवर्ड फिर से डालें',
  'Auszahlungsbestätigung',
];
const sentences = [
  'আপনার অ্যাকাউন্টের নিরাপত্তার জন্য অনুগ্রহ করে আপনার নিবন্ধিত মোবাইল নম্বরে পাঠানো যাচাইকরণ কোডটি আবার লিখুন এবং জমা দিন।',
  'Vui lòng nhập lại mật khẩu giao dịch của bạn để xác nhận yêu cầu rút tiền; yêu cầu sẽ được xử lý trong vòng hai mươi bốn giờ làm việc.',
  'กรุณาตรวจสอบหมายเลขบัญชีธนาคารและชื่อเจ้าของบัญชีให้ถูกต้องก่อนส่งคำขอถอนเงินมิฉะนั้นคำขออาจถูกปฏิเสธ',
];

/** Properties that a person reads or hears; `labels` holds nothing else. */
const spoken =
  /^(children|label|title|description|lead|name|text|hint|error|heading|term|caption|game|vendor|placeholder|legal|licence|ageText|\w+Label|labels\.\w+)$/;

/** The same arguments with long words in the place of theirs, also inside lists and elements. */
function stressed(value: unknown, key: string, ordinal = ''): unknown {
  if (typeof value === 'string') {
    if (!/\p{L}/u.test(value) || !spoken.test(key)) return value;
    return pick(`${key} ${value}`, value.length > 32 ? sentences : labels) + ordinal;
  }
  if (Array.isArray(value)) {
    // Numbered, as two of one list are never called the same.
    const one = (each: unknown, at: number) => stressed(each, key, ` ${at + 1}`);
    // Children that stand in a row have no keys of their own, and get them here.
    return value.some(isValidElement) ? Children.map(value, one) : value.map(one);
  }
  if (isValidElement(value)) return cloneElement(value, inside(value.props as Args, '', ordinal));
  const plain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return plain ? inside(value as Args, key === 'labels' ? 'labels.' : '', ordinal) : value;
}

function inside(args: Args, prefix = '', ordinal = ''): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, stressed(value, `${prefix}${key}`, ordinal)]),
  );
}

/** The component of a file of stories, drawn as its plainest story is. */
export function subjectOf(name: string, file: Readonly<Record<string, unknown>>): Subject {
  const stories = Object.values(file) as Story[];
  // A module's exports come in alphabetical order; the plainest is the one that changes no argument.
  const story = stories.find(({ input }) => !input.args && !input.render) ?? stories[0];
  if (!story?.meta.input.component)
    throw new Error(
      `${name}.stories.tsx has no story of a component. Give preview.meta() its component, and export a story.`,
    );
  const { component: Component, args, render = story.input.render, parameters } = story.meta.input;
  const { missing, open } = parameters?.stress ?? {};
  const words = inside({ ...args, ...story.input.args, ...open });
  // A story that draws itself opens what it shows by a press; here it is open.
  const draw: Render = (given) =>
    render && !open ? (
      <Drawn args={given} render={render} />
    ) : (
      Component && <Component {...given} />
    );
  return {
    name,
    alone: open !== undefined,
    full: () => draw(words, {}),
    missing: missing && (() => draw({ ...words, ...missing }, {})),
  };
}

/** A story's `render` may use hooks, so it is a component here. */
function Drawn({ args, render }: { args: Args; render: Render }) {
  return render(args, {});
}

/** Components under stress: right to left, with long words; `beforeEach: largeText` makes text twice as large. */
export function Stressed({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <ThemeScope dir="rtl">
      <Frame>
        {subjects.flatMap(({ name, full, missing }) => [
          <Specimen key={name} name={name}>
            {full()}
          </Specimen>,
          missing && (
            <Specimen key={`${name}-missing`} name={`${name}, data missing`}>
              {missing()}
            </Specimen>
          ),
        ])}
      </Frame>
    </ThemeScope>
  );
}

/** Components that take the window, one after another: the hidden button goes to the next. */
export function OneByOne({ subjects }: { subjects: readonly Subject[] }) {
  const [at, setAt] = useState(0);
  const subject = subjects[at];
  return (
    <>
      <button type="button" hidden data-next="" onClick={() => setAt((last) => last + 1)} />
      {subject && (
        <div key={subject.name} data-specimen={subject.name} data-window="">
          <ThemeScope dir="rtl">{subject.full()}</ThemeScope>
        </div>
      )}
    </>
  );
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Name>{name}</Name>
      <Cell data-specimen={name}>{children}</Cell>
    </div>
  );
}

/** A member's browser at 200 % text, for as long as a story stands. */
export function largeText(): () => void {
  const root = document.documentElement;
  const before = root.style.fontSize;
  root.style.fontSize = '200%';
  return () => {
    root.style.fontSize = before;
  };
}

/** Elements that stick out of their specimen sideways, each told by specimen, element and by how much. */
export function overflowing(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-specimen]')].flatMap((cell) => {
    const window = cell.dataset['window'] !== undefined;
    if (!window && cell.scrollWidth <= cell.clientWidth + 1) return [];
    const edge = window ? { left: 0, right: innerWidth } : cell.getBoundingClientRect();
    const out = [...cell.querySelectorAll('*')].find((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < edge.left - 1 || right > edge.right + 1);
    });
    if (window && !out) return [];
    const place = out ? `<${out.tagName.toLowerCase()}> "${out.textContent?.slice(0, 24)}"` : '';
    return [`${cell.dataset['specimen']}: ${cell.scrollWidth - cell.clientWidth} px, ${place}`];
  });
}
