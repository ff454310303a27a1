import { useMenu } from '@haberdash/kit/menu/use-menu';

export const CategoryName = ({ slug }: { slug: string }) => useMenu().names.category[slug] ?? slug;

export const BrandName = ({ slug }: { slug: string }) => useMenu().names.brand[slug] ?? slug;
