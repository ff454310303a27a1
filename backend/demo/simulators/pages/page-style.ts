export const stylesheet = `
:root { color-scheme: light dark; --ink: #1f2a24; --soft: #5a655e; --line: #d9ded8; --edge: #737d76; --accent: #2f6b4f;
  --accent-hover: #24543e; --on-accent: #fff; --paper: #fff; --ground: #eef1ec; --link: #245a41; --focus: #a87a00;
  --notice: #ffe9a8; --on-notice: #4a3500; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ece8; --soft: #a9b5ad; --line: #38433c; --edge: #83908a; --accent: #8fcfae; --accent-hover: #abdec4;
    --on-accent: #0e2117; --paper: #1c2420; --ground: #121815; --link: #9bd6b8; --focus: #f0c040; --notice: #3d3210;
    --on-notice: #ffe9a8; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 12px 16px; text-align: center; color: var(--on-notice); background: var(--notice); border-bottom: 2px dashed var(--focus); }
header p { margin: 0; }
header a { display: inline-block; min-height: 44px; padding: 8px; color: inherit; }
a { color: var(--link); }
.name { font-weight: 700; letter-spacing: .02em; }
main { margin: 32px auto; }
.narrow, section { padding: 32px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
.narrow { width: min(480px, 100% - 32px); box-shadow: 0 8px 32px rgb(31 42 36 / 8%); }
.narrow h1 { margin: 0; font-size: 18px; font-weight: 400; text-align: center; }
.centred { text-align: center; }
.total { margin: 4px 0 24px; font-size: 40px; font-weight: 700; text-align: center; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 8px; font-weight: 600; text-align: left; }
th, td { padding: 10px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
.narrow th:last-child, .narrow td:last-child { padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.narrow td:first-child { overflow-wrap: anywhere; }
thead th { color: var(--soft); font-size: 14px; font-weight: 400; }
tfoot { font-weight: 700; }
.quantity, .note { color: var(--soft); }
.note { margin: 8px 0; font-size: 14px; overflow-wrap: anywhere; }
.decision { display: grid; gap: 12px; margin-top: 24px; }
button { min-height: 48px; padding: 8px 16px; font: inherit; font-weight: 600; color: var(--ink); background: var(--paper);
  border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.primary:hover { background: var(--accent-hover); }
.quiet { border-color: transparent; text-decoration: underline; }

.wide { display: grid; gap: 24px; width: min(1240px, 100% - 32px); }
.wide h1, .wide h2 { margin: 0; font-size: 28px; line-height: 1.2; }
.wide h2 { font-size: 20px; }
.wide section { display: grid; gap: 16px; min-width: 0; scroll-margin-top: 16px; }
.wide p { margin: 0; }
.wide button { min-height: 44px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 16px; margin: 0; }
.figures div { padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
.figures dt { color: var(--soft); font-size: 14px; }
.figures dd { margin: 0; font-size: 24px; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
nav, .row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; }
nav a, .row > a { display: inline-block; padding: 10px 0; }
label { display: grid; gap: 4px; min-width: 0; max-width: 100%; }
label span { color: var(--soft); font-size: 14px; }
input, select { width: 100%; min-height: 44px; padding: 0 12px; font: inherit; color: var(--ink); background: var(--paper);
  border: 1px solid var(--edge); border-radius: 8px; }
input[type="number"] { max-width: 140px; }
.records { font-size: 14px; }
.records button { overflow-wrap: normal; }
.records th, .records td { padding-right: 16px; white-space: nowrap; font-variant-numeric: tabular-nums; }
.records .amount { text-align: right; }
.records .long { white-space: normal; overflow-wrap: anywhere; }
.records a { display: inline-block; margin: -12px 0; padding: 12px 0; }
.records .row { flex-wrap: nowrap; gap: 8px; }
@media (max-width: 1100px) {
  .records, .records tbody, .records caption { display: block; }
  .records thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .records tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); gap: 0 32px; padding: 12px 0;
    border-top: 1px solid var(--line); }
  .records td { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 8px; padding: 3px 0; border: 0; white-space: normal; }
  .records td::before { content: attr(data-title); color: var(--soft); font-size: 14px; }
  .records td > span { overflow-wrap: anywhere; }
  .records .amount { text-align: left; }
  .records .row { flex-wrap: wrap; }
}
@media (max-width: 480px) {
  main { margin: 16px auto; }
  .narrow, section { padding: 24px 16px; }
  .wide .row > label, .wide .row > .primary { width: 100%; }
  .wide input[type="number"] { max-width: none; }
}
`;
