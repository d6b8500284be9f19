import type { Spoken } from './spoken.ts';

type Name =
  | 'previous'
  | 'next'
  | 'selectedDateDescription'
  | 'selectedRangeDescription'
  | 'todayDate'
  | 'todayDateSelected'
  | 'dateSelected'
  | 'startRangeSelectionPrompt'
  | 'finishRangeSelectionPrompt'
  | 'minimumDate'
  | 'maximumDate'
  | 'dateRange';

export const spoken = {
  bn: {
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
  hi: {
    previous: 'पिछला',
    next: 'अगला',
    selectedDateDescription: ({ date }) => `चुनी गई तारीख: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `चुनी गई अवधि: ${dateRange}`,
    todayDate: ({ date }) => `आज, ${date}`,
    todayDateSelected: ({ date }) => `आज, ${date} चुनी गई है`,
    dateSelected: ({ date }) => `${date} चुनी गई है`,
    startRangeSelectionPrompt: 'पहली तारीख चुनने के लिए दबाएँ',
    finishRangeSelectionPrompt: 'आख़िरी तारीख चुनने के लिए दबाएँ',
    minimumDate: 'पहली तारीख जो चुनी जा सकती है',
    maximumDate: 'आख़िरी तारीख जो चुनी जा सकती है',
    dateRange: ({ startDate, endDate }) => `${startDate} से ${endDate} तक`,
  },
  th: {
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    selectedDateDescription: ({ date }) => `วันที่ที่เลือก: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `ช่วงวันที่ที่เลือก: ${dateRange}`,
    todayDate: ({ date }) => `วันนี้ ${date}`,
    todayDateSelected: ({ date }) => `วันนี้ ${date} เลือกแล้ว`,
    dateSelected: ({ date }) => `${date} เลือกแล้ว`,
    startRangeSelectionPrompt: 'กดเพื่อเลือกวันเริ่มต้น',
    finishRangeSelectionPrompt: 'กดเพื่อเลือกวันสิ้นสุด',
    minimumDate: 'วันแรกที่เลือกได้',
    maximumDate: 'วันสุดท้ายที่เลือกได้',
    dateRange: ({ startDate, endDate }) => `${startDate} ถึง ${endDate}`,
  },
  vi: {
    previous: 'Trước',
    next: 'Sau',
    selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Khoảng ngày đã chọn: ${dateRange}`,
    todayDate: ({ date }) => `Hôm nay, ${date}`,
    todayDateSelected: ({ date }) => `Hôm nay, ${date}, đã chọn`,
    dateSelected: ({ date }) => `${date}, đã chọn`,
    startRangeSelectionPrompt: 'Nhấn để chọn ngày đầu',
    finishRangeSelectionPrompt: 'Nhấn để chọn ngày cuối',
    minimumDate: 'Ngày đầu tiên chọn được',
    maximumDate: 'Ngày cuối cùng chọn được',
    dateRange: ({ startDate, endDate }) => `từ ${startDate} đến ${endDate}`,
  },
} satisfies Spoken<Name>;
