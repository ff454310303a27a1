import { scaleOf, useSizes } from '@haberdash/kit/sizes/use-sizes';
import type { RefObject } from 'react';
import chips from '../chips.module.css';
import { ColourDot } from '../ColourDot';
import type { Facts, Product } from '../product.api';
import { oneSize } from '../sizes/scales';
import { SizeGuide } from '../sizes/SizeGuide';
import { availability, unavailable, type Choice, type Variants } from '../variants';
import styles from './option-group.module.css';
import { OptionGroup } from './OptionGroup';

interface VariantChoiceProps {
  product: Product;
  variants: Variants;
  choice: Choice;
  /** None until they are loaded. */
  measures?: Facts['measures'];
  /** Shows the message that a size is required. */
  isSizeMissing: boolean;
  sizes: RefObject<HTMLDivElement | null>;
  onChoose: (choice: Choice) => void;
}

export function VariantChoice({
  product,
  variants,
  choice,
  measures = [],
  isSizeMissing,
  sizes,
  onChoose,
}: VariantChoiceProps) {
  const { options } = product;
  const scale = scaleOf(options.sizes[0], useSizes().value);

  const sizeOptions = options.sizes.map((size) => ({
    value: size,
    note: noteOn(variants, { size, colour: choice.colour ?? undefined }),
  }));
  const colourOptions = options.colours.map(({ name, hex }) => ({
    value: name,
    hex,
    note: noteOn(variants, { colour: name }),
  }));

  return (
    <>
      {colourOptions.length === 1 && <OnlyColour {...options.colours[0]!} />}
      {colourOptions.length > 1 && (
        <OptionGroup
          label="Colour"
          options={colourOptions}
          chosen={choice.colour}
          onChoose={(colour) => onChoose({ ...choice, colour })}
          optionClass={({ note }) => (note ? `${styles.swatch} ${styles.gone}` : styles.swatch)}
        >
          {({ hex }) => <ColourDot hex={hex} />}
        </OptionGroup>
      )}
      {sizeOptions.length > 0 && (
        <OptionGroup
          ref={sizes}
          label="Size"
          options={sizeOptions}
          chosen={choice.size}
          onChoose={(size) => onChoose({ ...choice, size })}
          problem={isSizeMissing ? 'Choose a size' : undefined}
          aside={
            scale &&
            scale.id !== oneSize && (
              <SizeGuide product={product} scaleId={scale.id} chosen={choice.size} garment={measures} />
            )
          }
          optionClass={({ note }) => (note ? `${chips.chip} ${chips.gone}` : chips.chip)}
        >
          {({ value }) => <span className={chips.name}>{value}</span>}
        </OptionGroup>
      )}
    </>
  );
}

/** A single colour is no choice. */
function OnlyColour({ name, hex }: { name: string; hex: string }) {
  return (
    <p className={styles.only}>
      <span className={styles.label}>Colour</span> <ColourDot hex={hex} /> <span>{name}</span>
    </p>
  );
}

/** While the variants are loading, every option is assumed to be available. */
function noteOn(variants: Variants, wanted: Partial<Choice>): string | undefined {
  const result = variants ? availability(variants, wanted) : 'in stock';
  return result === 'in stock' ? undefined : unavailable[result];
}
