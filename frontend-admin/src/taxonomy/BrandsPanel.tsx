import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../access/IfAllowed';
import { LoadedList } from '../ui/LoadedList';
import { EntryActions } from '../ui/EntryActions';
import { Panel } from '../ui/Panel';
import { ProductCount } from './entries/ProductCount';
import { brandEditor } from './taxonomy-editors';
import type { Brand } from './taxonomy.api';
import styles from './taxonomy.module.css';
import { brandDeleteRequested, brandsRequested, selectBrands } from './taxonomy.slice';

export function BrandsPanel() {
  const brands = useSelector(selectBrands);
  const dispatch = useDispatch();

  return (
    <Panel title="Brands">
      <LoadedList
        name="brands"
        list={brands}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
        emptyHint="Add the first one: each product needs a brand."
        onRetry={() => dispatch(brandsRequested())}
      >
        {(loaded) => (
          <ul className={styles.entries}>
            {loaded.map((brand) => (
              <BrandEntry key={brand.slug} brand={brand} />
            ))}
          </ul>
        )}
      </LoadedList>
      <IfAllowed needs="catalogue.change">
        <Button
          type="primary"
          className={styles.add}
          onClick={() => dispatch(brandEditor.opened({ saved: null, initial: { logo: null } }))}
        >
          Add brand
        </Button>
      </IfAllowed>
    </Panel>
  );
}

function BrandEntry({ brand }: { brand: Brand }) {
  const { slug, name, logo, products } = brand;
  const dispatch = useDispatch();
  return (
    <li>
      <div className={styles.entry}>
        {logo && <img {...pictureSources(logo)} sizes="2.5rem" alt="" className={styles.logo} />}
        <span className={styles.name}>{name}</span>
        <ProductCount group="brand" slug={slug} products={products} />
        <IfAllowed needs="catalogue.change">
          <EntryActions
            name={name}
            obstacle={products > 0 && 'Move its products first'}
            onEdit={() => dispatch(brandEditor.opened({ saved: brand }))}
            onDelete={() => dispatch(brandDeleteRequested(slug))}
          />
        </IfAllowed>
      </div>
    </li>
  );
}
