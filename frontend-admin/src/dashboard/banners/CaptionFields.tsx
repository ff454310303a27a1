import Input from 'antd/es/input';
import { TextClaims } from '../../claims/TextClaims';
import styles from './banner-dialog.module.css';
import type { Presentation } from './banners.api';

type Words = Pick<Presentation, 'headline' | 'text'>;

interface WordsFieldsProps {
  value: Words;
  onChange: (value: Words) => void;
}

/** Headline and text over the picture. The maximum lengths are the server's. */
export function CaptionFields({ value, onChange }: WordsFieldsProps) {
  const { headline, text } = value;
  return (
    <div className={styles.words}>
      <label htmlFor="banner-headline">Headline</label>
      <Input
        id="banner-headline"
        value={headline}
        maxLength={50}
        placeholder="None"
        onChange={({ target }) => onChange({ text, headline: target.value })}
      />
      <label htmlFor="banner-text">Text below the headline</label>
      <Input
        id="banner-text"
        value={text}
        maxLength={90}
        placeholder="None"
        onChange={({ target }) => onChange({ headline, text: target.value })}
      />
      <TextClaims text={`${headline}\n${text}`} />
    </div>
  );
}
