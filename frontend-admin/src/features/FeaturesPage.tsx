import { Page } from '../ui/Page';

export default function FeaturesPage() {
  return <Page title="admin features">{null}</Page>;
}
