import type { SpokenWords } from '../spoken-words.ts';

export const words = {
  '@react-aria/calendar': {
    previous: 'আগেরটি',
    next: 'পরেরটি',
    selectedDateDescription: ({ date }) => `বেছে নেওয়া তারিখ: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `বেছে নেওয়া সময়কাল: ${dateRange}`,
    todayDate: ({ date }) => `আজ, ${date}`,
    todayDateSelected: ({ date }) => `আজ, ${date} বেছে নেওয়া হয়েছে`,
    dateSelected: ({ date }) => `${date} বেছে নেওয়া হয়েছে`,
    startRangeSelectionPrompt: 'শুরুর তারিখ বেছে নিতে চাপুন',
    finishRangeSelectionPrompt: 'শেষের তারিখ বেছে নিতে চাপুন',
    minimumDate: 'প্রথম যে তারিখ নেওয়া যায়',
    maximumDate: 'শেষ যে তারিখ নেওয়া যায়',
    dateRange: ({ startDate, endDate }) => `${startDate} থেকে ${endDate}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `${gaps.groupTitle} দল, ${format.number(gaps.groupCount)}টি বিকল্প। ` : ''}${gaps.optionText}${gaps.isSelected ? ', বেছে নেওয়া হয়েছে' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `${format.number(optionCount)}টি বিকল্প আছে।`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, বেছে নেওয়া হয়েছে`,
    buttonLabel: 'প্রস্তাব দেখান',
    listboxLabel: 'প্রস্তাব',
  },
  '@react-aria/datepicker': {
    era: 'যুগ',
    year: 'বছর',
    month: 'মাস',
    day: 'দিন',
    hour: 'ঘণ্টা',
    minute: 'মিনিট',
    second: 'সেকেন্ড',
    dayPeriod: 'দিনের ভাগ',
    calendar: 'ক্যালেন্ডার',
    startDate: 'শুরুর তারিখ',
    endDate: 'শেষের তারিখ',
    weekday: 'বার',
    timeZoneName: 'সময় অঞ্চল',
    selectedDateDescription: ({ date }) => `বেছে নেওয়া তারিখ: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) =>
      `বেছে নেওয়া সময়কাল: ${startDate} থেকে ${endDate}`,
    selectedTimeDescription: ({ time }) => `বেছে নেওয়া সময়: ${time}`,
  },
  '@react-aria/menu': { longPressMessage: 'মেনু খুলতে চেপে ধরে রাখুন, অথবা Alt আর নিচের তীর চাপুন' },
  '@react-aria/overlays': { dismiss: 'বন্ধ করুন' },
  '@react-aria/spinbutton': { Empty: 'খালি' },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `${minValue} বা তার পরের তারিখ দিন।`,
    rangeOverflow: ({ maxValue }) => `${maxValue} বা তার আগের তারিখ দিন।`,
    rangeReversed: 'শুরুর তারিখ শেষের তারিখের আগে হতে হবে।',
    unavailableDate: 'এই তারিখটি বেছে নেওয়া যায় না।',
  },
} satisfies SpokenWords;
