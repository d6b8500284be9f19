import { defineRule } from '@livery/theme/diagnostic';

/** What is wrong with a platform's help centre when pages are made. */
export const helpRules = {
  unread: defineRule({
    code: 'help/unread',
    severity: 'warning',
    says: 'The help centre of {{name}} in {{language}} could not be read: {{problem}}',
    fix: 'Check the address after --platform and build again. Pages that exist keep their articles; new ones have none for visitors without JavaScript.',
  }),
};
