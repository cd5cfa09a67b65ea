/** For the playground in the documentation, which is one folder up. */
export function DocsHeader() {
  return (
    <header className="site-header">
      <a className="brand" href="../">
        <img src="../mark.svg" alt="" width="28" height="28" />
        Portico
      </a>
      <nav aria-label="Pages">
        <a href="../">Documentation</a>
        <a href="../theming/">Theming</a>
        <a href="../self-hosting/">Self-hosting</a>
      </nav>
    </header>
  )
}
