import type { LanguageCode } from '@livery/i18n/languages';
import type { CopyFinding } from '@livery/i18n/lint';
import { defineRule, type Finding, findingOf } from '@livery/theme/diagnostic';

/** What is wrong with a merchant's own texts. */
export const textRules = {
  misspeltId: defineRule({
    code: 'copy/unknown-id',
    severity: 'error',
    says: 'There is no message "{{id}}".',
    fix: 'Did you mean "{{near}}"?',
  }),
  unknownId: defineRule({
    code: 'copy/unknown-id',
    severity: 'error',
    says: 'There is no message "{{id}}".',
    fix: 'Take an id from the English catalogues.',
  }),
  lockedId: defineRule({
    code: 'copy/locked-id',
    severity: 'error',
    says: '"{{id}}" is locked: it protects members or keeps the house honest.',
    fix: 'Remove it; what it says follows from the merchant’s profile, licence and age limit.',
  }),
  emptyMessage: defineRule({
    code: 'copy/empty-message',
    severity: 'error',
    says: '{{language}} has no text here.',
    fix: 'Write the text, or leave the id out where it may be.',
  }),
  brokenPlaceholder: defineRule({
    code: 'copy/placeholder',
    severity: 'error',
    says: '{{language}} has "{{found}}", which is no placeholder.',
    fix: 'Write {{example}} with nothing but the name inside.',
  }),
  otherPlaceholder: defineRule({
    code: 'copy/placeholder',
    severity: 'error',
    says: '{{language}} uses {{found}}, the message has {{wanted}}.',
    fix: 'Use exactly {{wanted}}.',
  }),
  noPlaceholder: defineRule({
    code: 'copy/placeholder',
    severity: 'error',
    says: '{{language}} uses {{found}}, the message has none.',
    fix: 'Write the text without placeholders.',
  }),
  forbiddenPhrase: defineRule({
    code: 'copy/forbidden-phrase',
    severity: 'error',
    says: '{{language}} says "{{phrase}}": nothing may urge, hurry, promise or shout.',
    fix: 'Say plainly what there is, and leave the choice to the reader.',
  }),
};

/** A fact about a merchant's text in words. */
export function tellCopy(fact: CopyFinding, language: LanguageCode): Finding {
  const { id } = fact;
  switch (fact.code) {
    case 'unknown-id':
      return fact.near === undefined
        ? findingOf(textRules.unknownId, { id })
        : findingOf(textRules.misspeltId, { id, near: fact.near });
    case 'locked-id':
      return findingOf(textRules.lockedId, { id });
    case 'empty-message':
      return findingOf(textRules.emptyMessage, { language });
    case 'broken-placeholder':
      return findingOf(textRules.brokenPlaceholder, {
        language,
        found: fact.found,
        example: '{{name}}',
      });
    case 'placeholder': {
      const found = braced(fact.found) || 'no placeholder';
      const wanted = braced(fact.wanted);
      return wanted === ''
        ? findingOf(textRules.noPlaceholder, { language, found })
        : findingOf(textRules.otherPlaceholder, { language, found, wanted });
    }
    case 'forbidden-phrase':
      return findingOf(textRules.forbiddenPhrase, { language, phrase: fact.phrase });
  }
}

const braced = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
