import { lengthOf } from '@livery/api';
import { maxCommentLength } from '@livery/api/contract/member-fields';
import type { ApplicationValues, ApplicationView } from '@livery/flows/activity-application';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagesField } from '../../form/images-field.tsx';
import { FormStack } from '../../form/panel.styles.ts';

/** A comment and up to three images (spec §9). What was typed stays after a refusal, and while an answer is missing. */
export function ApplyForm({
  view,
  locked,
  onSubmit,
}: {
  view: ApplicationView;
  /** An answer is missing: nothing else can be sent before. */
  locked: boolean;
  onSubmit: (values: ApplicationValues) => void;
}) {
  const { t } = useTranslation();
  const [comment, setComment] = useState(view.values.comment);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problems = view.problemsOf({ comment, images: files });
  const sending = view.step === 'applying';
  // Until the state is known again nothing can be sent, while a comment can be written.
  const busy = sending || view.step === 'reading';
  const count = lengthOf(comment.trim());
  const max = maxCommentLength;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy || locked) return;
    setTried(true);
    if (problems.comment) field.current?.focus();
    else onSubmit({ comment, images: files });
  }

  return (
    <FormStack onSubmit={submit} noValidate aria-label={t('promotions.act.apply')}>
      <TextField
        ref={field}
        name="comment"
        label={t('promotions.comment')}
        description={t('promotions.comment.hint', { count, max })}
        value={comment}
        readOnly={sending || locked}
        onChange={({ target }) => setComment(target.value)}
        error={
          problems.comment && (tried || count > max)
            ? t('promotions.comment.tooLong', { count, max })
            : undefined
        }
      />
      <ImagesField
        label={t('promotions.images')}
        files={files}
        act={sending ? view.act : undefined}
        disabled={sending || locked}
        onChange={setFiles}
      />
      {!locked && (
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {sending ? t('promotions.sending') : t('promotions.act.apply')}
        </Button>
      )}
    </FormStack>
  );
}
