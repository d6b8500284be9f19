import { lengthOf } from '@livery/api';
import { imageTypes, maxImageBytes, maxImages } from '@livery/api/contract/files';
import { maxCommentLength } from '@livery/api/contract/member-fields';
import type { ApplicationValues, ApplicationView } from '@livery/flows/activity-application';
import { Button } from '@livery/ui/button';
import { FileDrop } from '@livery/ui/file-drop';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { imagesAmong } from '../../form/image-bytes.ts';
import { FormStack } from '../../form/panel.styles.ts';
import { shareText, sizeText } from './file-words.ts';
import { sharesOf, useSentPart } from './sent-shares.ts';

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
  const { locale } = useServices().format;
  const [comment, setComment] = useState(view.values.comment);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [notImage, setNotImage] = useState<string>();
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const part = useSentPart(view.act);
  const problems = view.problemsOf({ comment, images: files });
  const sending = view.step === 'applying';
  const count = lengthOf(comment.trim());
  const max = maxCommentLength;
  const size = sizeText(locale, maxImageBytes);

  async function take(chosen: File[]): Promise<void> {
    setNotImage(undefined);
    setFiles(chosen);
    // A file may carry the ending of an image and be none.
    const images = await imagesAmong(chosen);
    const other = chosen.find((file) => !images.includes(file));
    if (!other) return;
    setNotImage(t('promotions.images.type', { name: other.name }));
    setFiles((now) => now.filter((file) => images.includes(file) || !chosen.includes(file)));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending || locked) return;
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
      <FileDrop
        label={t('promotions.images')}
        description={t('promotions.images.hint', { size, count: maxImages })}
        accept={imageTypes}
        maxBytes={maxImageBytes}
        maxFiles={maxImages}
        files={files}
        disabled={sending || locked}
        onChange={(chosen) => void take(chosen)}
        error={notImage}
        refusal={({ file: { name }, reason }) => {
          if (reason === 'type') return t('promotions.images.type', { name });
          if (reason === 'size') return t('promotions.images.large', { name, size });
          return t('promotions.images.tooMany', { name, count: maxImages });
        }}
        {...(sending && files.length > 0 ? { progress: sharesOf(files, part) } : {})}
        labels={{
          files: t('promotions.images.kept'),
          remove: (name) => t('promotions.images.remove', { name }),
          size: (bytes) => sizeText(locale, bytes),
          progress: (share) => t('promotions.images.sent', { percent: shareText(locale, share) }),
        }}
      >
        {t('promotions.images.area')}
      </FileDrop>
      {!locked && (
        <Button type="submit" variant="primary" size="lg" busy={sending}>
          {sending ? t('promotions.sending') : t('promotions.act.apply')}
        </Button>
      )}
    </FormStack>
  );
}
