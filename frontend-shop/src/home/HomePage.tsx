export default function HomePage() {
  return <h1>Shop by category</h1>;
}
