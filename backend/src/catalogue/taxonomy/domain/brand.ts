import { StaleBrand } from './taxonomy.errors';

export interface BrandDetails {
  name: string;
  /** A path or URL of a picture. */
  logo: string | null;
  /** The manufacturer, as product safety law asks for it (Regulation (EU) 2023/988); '' where it is not known yet. */
  makerName: string;
  makerAddress: string;
  /** Name and address of the responsible person in the EU, for a manufacturer elsewhere. */
  responsiblePerson: string;
}

export interface BrandState extends BrandDetails {
  slug: string;
  /** Increases with every edit. */
  version: number;
}

export class Brand {
  private constructor(private current: BrandState) {}

  static create(slug: string, details: BrandDetails): Brand {
    return new Brand({ slug, ...details, version: 1 });
  }

  static restore(state: BrandState): Brand {
    return new Brand(state);
  }

  get state(): Readonly<BrandState> {
    return this.current;
  }

  /** @param seenVersion the version that the editor read; undefined skips the check. @throws StaleBrand */
  edit(details: BrandDetails, seenVersion: number | undefined): void {
    const { slug, version } = this.current;
    if (seenVersion !== undefined && seenVersion !== version) throw new StaleBrand();
    this.current = { slug, ...details, version: version + 1 };
  }
}
