import Button from 'antd/es/button';
import { maxMaterials, nextName, partNames, type Material } from './facts';
import styles from './facts.module.css';
import { MaterialFields } from './MaterialFields';

interface MaterialsFieldsProps {
  materials: readonly Material[];
  onChange: (materials: Material[]) => void;
}

export function MaterialsFields({ materials, onChange }: MaterialsFieldsProps) {
  const names = materials.map(({ part }) => part);
  const add = () => onChange([...materials, { part: nextName(partNames, names), fibres: [] }]);
  return (
    <fieldset className={styles.group}>
      <legend>Materials</legend>
      {materials.map((material, place) => (
        <MaterialFields
          // A part has no id, and its name is typed.
          key={place}
          material={material}
          number={place + 1}
          onChange={(changed) => onChange(materials.with(place, changed))}
          onRemove={() => onChange(materials.toSpliced(place, 1))}
        />
      ))}
      {materials.length < maxMaterials && (
        <Button className={styles.add} onClick={add}>
          {materials.length === 0 ? 'Add fibres' : 'Add another part'}
        </Button>
      )}
    </fieldset>
  );
}
