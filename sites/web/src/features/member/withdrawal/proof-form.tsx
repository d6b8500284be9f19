import { lengthOf } from '@livery/api';
import { maxCommentLength } from '@livery/api/contract/member-fields';
import type { ConfirmationView, ConfirmProof } from '@livery/flows/withdrawal-confirmation';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagesField } from '../../../form/images-field.tsx';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import { focusFirst } from './focus-first.ts';

/** What shows that the money did not come: one to three images, and a comment if the member likes. It stays while an answer is missing. */
export function ProofForm({
  view,
  locked,
  onSubmit,
  onCancel,
}: {
  view: ConfirmationView;
  locked: boolean;
  onSubmit: (proof: ConfirmProof) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [comment, setComment] = useState(view.proof.comment);
  const [images, setImages] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const problems = view.problemsOf({ images, comment });
  const { busy } = view;
  const count = lengthOf(comment.trim());
  const max = maxCommentLength;
  const tooLong = problems.comment && t('withdrawal.proof.comment.tooLong', { max });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || locked) return;
    setTried(true);
    if (focusFirst(event.currentTarget, { comment: tooLong }) && !problems.images) {
      onSubmit({ images, comment });
    }
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={t('withdrawal.proof')}>
      <ImagesField
        label={t('withdrawal.proof.images')}
        files={images}
        onChange={setImages}
        disabled={busy || locked}
        act={busy ? view.act : undefined}
        error={
          tried && problems.images === 'required'
            ? t('withdrawal.proof.images.required')
            : undefined
        }
      />
      <TextField
        name="comment"
        label={t('withdrawal.proof.comment')}
        description={t('withdrawal.proof.comment.hint', { count, max })}
        value={comment}
        readOnly={busy || locked}
        onChange={({ target }) => setComment(target.value)}
        error={tooLong}
      />
      {!locked && (
        <ButtonRow>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t(busy ? 'withdrawal.sending' : 'withdrawal.proof.submit')}
          </Button>
          <Button size="lg" disabled={busy} onClick={onCancel}>
            {t('withdrawal.cancel')}
          </Button>
        </ButtonRow>
      )}
    </Form>
  );
}
