import type { SpokenWords } from '../spoken-words.ts';

export const words = {
  '@react-aria/calendar': {
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
  '@react-aria/combobox': {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `Nhóm ${gaps.groupTitle}, ${format.number(gaps.groupCount)} lựa chọn. ` : ''}${gaps.optionText}${gaps.isSelected ? ', đã chọn' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `Có ${format.number(optionCount)} lựa chọn.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, đã chọn`,
    buttonLabel: 'Hiện gợi ý',
    listboxLabel: 'Gợi ý',
  },
  '@react-aria/datepicker': {
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
  '@react-aria/menu': { longPressMessage: 'Nhấn giữ, hoặc nhấn Alt và mũi tên xuống, để mở menu' },
  '@react-aria/overlays': { dismiss: 'Đóng' },
  '@react-aria/spinbutton': { Empty: 'Trống' },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `Chọn ${minValue} hoặc sau đó.`,
    rangeOverflow: ({ maxValue }) => `Chọn ${maxValue} hoặc trước đó.`,
    rangeReversed: 'Ngày đầu phải trước ngày cuối.',
    unavailableDate: 'Không chọn được ngày này.',
  },
} satisfies SpokenWords;
