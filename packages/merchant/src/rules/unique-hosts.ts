import { defineRule } from '@livery/theme/diagnostic';
import { merchantRule } from './merchant-rule.ts';

/** A host answers with one merchant. */
export const uniqueHosts = merchantRule(
  defineRule({
    code: 'merchant/hosts',
    severity: 'error',
    says: 'The host "{{host}}" is already listed by {{other}}.',
    fix: 'Remove it from one of the two.',
  }),
  ({ hosts }, report, { claimed }) => {
    hosts.forEach((host, index) => {
      const other = hosts.indexOf(host) === index ? claimed?.hosts.get(host) : 'this file';
      if (other) report(['hosts', index], { host, other });
    });
  },
);
