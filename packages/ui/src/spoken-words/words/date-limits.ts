import type { Spoken } from './spoken.ts';

type Name = 'rangeUnderflow' | 'rangeOverflow' | 'rangeReversed' | 'unavailableDate';

export const spoken = {
  bn: {
    rangeUnderflow: ({ minValue }) => `${minValue} বা তার পরের তারিখ দিন।`,
    rangeOverflow: ({ maxValue }) => `${maxValue} বা তার আগের তারিখ দিন।`,
    rangeReversed: 'শুরুর তারিখ শেষের তারিখের আগে হতে হবে।',
    unavailableDate: 'এই তারিখটি বেছে নেওয়া যায় না।',
  },
  hi: {
    rangeUnderflow: ({ minValue }) => `${minValue} या उसके बाद की तारीख चुनें।`,
    rangeOverflow: ({ maxValue }) => `${maxValue} या उससे पहले की तारीख चुनें।`,
    rangeReversed: 'पहली तारीख आख़िरी तारीख से पहले होनी चाहिए।',
    unavailableDate: 'यह तारीख नहीं चुनी जा सकती।',
  },
  th: {
    rangeUnderflow: ({ minValue }) => `เลือก ${minValue} หรือหลังจากนั้น`,
    rangeOverflow: ({ maxValue }) => `เลือก ${maxValue} หรือก่อนหน้านั้น`,
    rangeReversed: 'วันเริ่มต้นต้องมาก่อนวันสิ้นสุด',
    unavailableDate: 'เลือกวันนี้ไม่ได้',
  },
  vi: {
    rangeUnderflow: ({ minValue }) => `Chọn ${minValue} hoặc sau đó.`,
    rangeOverflow: ({ maxValue }) => `Chọn ${maxValue} hoặc trước đó.`,
    rangeReversed: 'Ngày đầu phải trước ngày cuối.',
    unavailableDate: 'Không chọn được ngày này.',
  },
} satisfies Spoken<Name>;
