import type { Spoken } from './spoken.ts';

type Name =
  | 'focusAnnouncement'
  | 'countAnnouncement'
  | 'selectedAnnouncement'
  | 'buttonLabel'
  | 'listboxLabel';

interface Gaps {
  readonly optionText: string;
  readonly optionCount: number;
  readonly isSelected: boolean;
  /** The option is the first of another group than the one before. */
  readonly isGroupChange: boolean;
  readonly groupTitle: string;
  readonly groupCount: number;
}

// None of the four has a plural after a number.
export const spoken = {
  bn: {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `${gaps.groupTitle} দল, ${format.number(gaps.groupCount)}টি বিকল্প। ` : ''}${gaps.optionText}${gaps.isSelected ? ', বেছে নেওয়া হয়েছে' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `${format.number(optionCount)}টি বিকল্প আছে।`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, বেছে নেওয়া হয়েছে`,
    buttonLabel: 'প্রস্তাব দেখান',
    listboxLabel: 'প্রস্তাব',
  },
  hi: {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `समूह ${gaps.groupTitle}, ${format.number(gaps.groupCount)} विकल्प। ` : ''}${gaps.optionText}${gaps.isSelected ? ', चुना गया' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `${format.number(optionCount)} विकल्प मौजूद हैं।`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, चुना गया`,
    buttonLabel: 'सुझाव दिखाएँ',
    listboxLabel: 'सुझाव',
  },
  th: {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `กลุ่ม ${gaps.groupTitle} มี ${format.number(gaps.groupCount)} ตัวเลือก ` : ''}${gaps.optionText}${gaps.isSelected ? ' เลือกแล้ว' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `มี ${format.number(optionCount)} ตัวเลือก`,
    selectedAnnouncement: ({ optionText }) => `${optionText} เลือกแล้ว`,
    buttonLabel: 'แสดงคำแนะนำ',
    listboxLabel: 'คำแนะนำ',
  },
  vi: {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `Nhóm ${gaps.groupTitle}, ${format.number(gaps.groupCount)} lựa chọn. ` : ''}${gaps.optionText}${gaps.isSelected ? ', đã chọn' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `Có ${format.number(optionCount)} lựa chọn.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, đã chọn`,
    buttonLabel: 'Hiện gợi ý',
    listboxLabel: 'Gợi ý',
  },
} satisfies Spoken<Name, Gaps>;
