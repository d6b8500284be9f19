import type { Spoken } from './spoken.ts';

type Name =
  | 'era'
  | 'year'
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'dayPeriod'
  | 'calendar'
  | 'startDate'
  | 'endDate'
  | 'weekday'
  | 'timeZoneName'
  | 'selectedDateDescription'
  | 'selectedRangeDescription'
  | 'selectedTimeDescription';

export const spoken = {
  bn: {
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
  hi: {
    era: 'युग',
    year: 'वर्ष',
    month: 'महीना',
    day: 'दिन',
    hour: 'घंटा',
    minute: 'मिनट',
    second: 'सेकंड',
    dayPeriod: 'पूर्वाह्न या अपराह्न',
    calendar: 'कैलेंडर',
    startDate: 'पहली तारीख',
    endDate: 'आख़िरी तारीख',
    weekday: 'सप्ताह का दिन',
    timeZoneName: 'समय क्षेत्र',
    selectedDateDescription: ({ date }) => `चुनी गई तारीख: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) =>
      `चुनी गई अवधि: ${startDate} से ${endDate} तक`,
    selectedTimeDescription: ({ time }) => `चुना गया समय: ${time}`,
  },
  th: {
    era: 'ศักราช',
    year: 'ปี',
    month: 'เดือน',
    day: 'วัน',
    hour: 'ชั่วโมง',
    minute: 'นาที',
    second: 'วินาที',
    dayPeriod: 'ก่อนหรือหลังเที่ยง',
    calendar: 'ปฏิทิน',
    startDate: 'วันเริ่มต้น',
    endDate: 'วันสิ้นสุด',
    weekday: 'วันในสัปดาห์',
    timeZoneName: 'เขตเวลา',
    selectedDateDescription: ({ date }) => `วันที่ที่เลือก: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `ช่วงวันที่ที่เลือก: ${startDate} ถึง ${endDate}`,
    selectedTimeDescription: ({ time }) => `เวลาที่เลือก: ${time}`,
  },
  vi: {
    era: 'kỷ nguyên',
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    second: 'giây',
    dayPeriod: 'sáng hay chiều',
    calendar: 'Lịch',
    startDate: 'Ngày đầu',
    endDate: 'Ngày cuối',
    weekday: 'thứ trong tuần',
    timeZoneName: 'múi giờ',
    selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) =>
      `Khoảng ngày đã chọn: từ ${startDate} đến ${endDate}`,
    selectedTimeDescription: ({ time }) => `Giờ đã chọn: ${time}`,
  },
} satisfies Spoken<Name>;
