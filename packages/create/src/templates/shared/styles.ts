export const styles = `:root {
  color-scheme: light dark;
  --text: light-dark(#16181d, #f2f3f5);
  --quiet: light-dark(#5d6470, #a3abb8);
  --page: light-dark(#f6f7f9, #101216);
  --card: light-dark(#ffffff, #191c22);
  --line: light-dark(#e3e6eb, #2a2f38);
  color: var(--text);
  background: var(--page);
  font: 16px / 1.5 ui-sans-serif, system-ui, sans-serif;
}

body {
  margin: 0;
}

main {
  box-sizing: border-box;
  min-height: 100svh;
  display: grid;
  place-content: center;
  padding: 24px;
}

.card {
  box-sizing: border-box;
  width: min(440px, 100vw - 48px);
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
}

h1,
p {
  margin: 0;
  overflow-wrap: anywhere;
}

h1 {
  font-size: 28px;
  line-height: 1.2;
}

.hint {
  color: var(--quiet);
  font-size: 14px;
}

code {
  font-family: ui-monospace, monospace;
}
`
