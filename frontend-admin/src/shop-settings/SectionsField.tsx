import { useMenu } from '@haberdash/kit/menu/use-menu';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useSelector } from 'react-redux';
import { OrderedList } from '../ui/ordering/OrderedList';
import type { Option } from '../list/list';
import { selectPages } from '../pages/pages.slice';
import type { HomeSection } from './shop-settings.api';
import { sectionLabels, titleOf } from './section-labels';
import styles from './shop-settings.module.css';

interface SectionsFieldProps {
  /** A form passes it. */
  value?: HomeSection[];
  onChange?: (sections: HomeSection[]) => void;
}

const keyOf = (section: HomeSection): string => `${section.type} ${'slug' in section ? section.slug : ''}`;

/** A control of a form: the sections in their order, each shown or hidden. */
export function SectionsField({ value = [], onChange }: SectionsFieldProps) {
  const { collections } = useMenu();
  const { value: pages } = useSelector(selectPages);
  const titles: Record<'collection' | 'story', Option[]> = {
    collection: collections.map(({ slug, title }) => ({ value: slug, label: title })),
    story: (pages ?? []).map(({ slug, title }) => ({ value: slug, label: title })),
  };
  const nameOf = (section: HomeSection) => titleOf(section, titles);
  const change = (key: string, changed: Partial<HomeSection>) =>
    onChange?.(
      value.map((section) =>
        keyOf(section) === key ? ({ ...section, ...changed } as HomeSection) : section,
      ),
    );

  return (
    <>
      <OrderedList
        items={value}
        idOf={keyOf}
        nameOf={nameOf}
        onReorder={(keys) => onChange?.(keys.flatMap((key) => value.find((one) => keyOf(one) === key) ?? []))}
      >
        {(section) => (
          <SectionEntry
            section={section}
            name={nameOf(section)}
            onChange={(changed) => change(keyOf(section), changed)}
            onRemove={() => onChange?.(value.filter((one) => keyOf(one) !== keyOf(section)))}
          />
        )}
      </OrderedList>
      {(['collection', 'story'] as const).map((type) => (
        <Select<string>
          key={type}
          className={styles.add}
          aria-label={`Add a ${sectionLabels[type].toLowerCase()}`}
          placeholder={`Add a ${sectionLabels[type].toLowerCase()}`}
          value={null}
          options={titles[type].filter(
            (option) => !value.some((one) => keyOf(one) === `${type} ${option.value}`),
          )}
          onSelect={(slug: string) => onChange?.([...value, { type, slug, isOn: true }])}
        />
      ))}
    </>
  );
}

interface SectionEntryProps {
  section: HomeSection;
  name: string;
  onChange: (changed: Partial<HomeSection>) => void;
  onRemove: () => void;
}

function SectionEntry({ section, name, onChange, onRemove }: SectionEntryProps) {
  return (
    <div className={styles.section}>
      <span className={styles.sectionName}>
        <Switch
          size="small"
          checked={section.isOn}
          aria-label={`Show ${name}`}
          onChange={(isOn) => onChange({ isOn })}
        />
        <strong>{name}</strong>
      </span>
      {section.type === 'hero' && (
        <>
          <Input
            aria-label="Heading of the welcome"
            maxLength={100}
            value={section.heading}
            onChange={({ target }) => onChange({ heading: target.value })}
          />
          <Input
            aria-label="Text of the welcome"
            maxLength={300}
            value={section.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </>
      )}
      {'slug' in section && (
        <Button danger type="text" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
