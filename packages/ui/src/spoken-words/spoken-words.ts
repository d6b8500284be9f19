/** A string, or what makes one of its placeholders. React Aria gives `format` the locale of the component. */
type Text<Values> =
  | string
  | ((values: Values, format: { number(value: number): string }) => string);

/** Values are texts and dates in the language already, unless a package has others. */
type Texts<Key extends string, Values = Readonly<Record<string, string>>> = Readonly<
  Record<Key, Text<Values>>
>;

interface OptionValues {
  readonly optionText: string;
  readonly optionCount: number;
  readonly isSelected: boolean;
  /** The option is the first of another group than the one before. */
  readonly isGroupChange: boolean;
  readonly groupTitle: string;
  readonly groupCount: number;
}

/**
 * What React Aria has a screen reader say in one language, by the names of its string packages: those that a component of ours uses, each
 * with every key of its English.
 */
export interface SpokenWords {
  readonly '@react-aria/autocomplete': Texts<'collectionLabel'>;
  readonly '@react-aria/calendar': Texts<
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
    | 'dateRange'
  >;
  readonly '@react-aria/combobox': Texts<
    | 'focusAnnouncement'
    | 'countAnnouncement'
    | 'selectedAnnouncement'
    | 'buttonLabel'
    | 'listboxLabel',
    OptionValues
  >;
  readonly '@react-aria/datepicker': Texts<
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
    | 'selectedTimeDescription'
  >;
  readonly '@react-aria/menu': Texts<'longPressMessage'>;
  readonly '@react-aria/overlays': Texts<'dismiss'>;
  readonly '@react-aria/spinbutton': Texts<'Empty'>;
  readonly '@react-stately/datepicker': Texts<
    'rangeUnderflow' | 'rangeOverflow' | 'rangeReversed' | 'unavailableDate'
  >;
}
