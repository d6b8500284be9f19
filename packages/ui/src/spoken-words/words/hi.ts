import type { SpokenWords } from '../spoken-words.ts';

export const words = {
  '@react-aria/calendar': {
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
  '@react-aria/combobox': {
    focusAnnouncement: (gaps, format) =>
      `${gaps.isGroupChange ? `समूह ${gaps.groupTitle}, ${format.number(gaps.groupCount)} विकल्प। ` : ''}${gaps.optionText}${gaps.isSelected ? ', चुना गया' : ''}`,
    countAnnouncement: ({ optionCount }, format) => `${format.number(optionCount)} विकल्प मौजूद हैं।`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, चुना गया`,
    buttonLabel: 'सुझाव दिखाएँ',
    listboxLabel: 'सुझाव',
  },
  '@react-aria/datepicker': {
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
  '@react-aria/menu': { longPressMessage: 'मेन्यू खोलने के लिए देर तक दबाएँ, या Alt और नीचे का तीर दबाएँ' },
  '@react-aria/overlays': { dismiss: 'बंद करें' },
  '@react-aria/spinbutton': { Empty: 'खाली' },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `${minValue} या उसके बाद की तारीख चुनें।`,
    rangeOverflow: ({ maxValue }) => `${maxValue} या उससे पहले की तारीख चुनें।`,
    rangeReversed: 'पहली तारीख आख़िरी तारीख से पहले होनी चाहिए।',
    unavailableDate: 'यह तारीख नहीं चुनी जा सकती।',
  },
} satisfies SpokenWords;
