export interface PageProps {
  canChange: boolean
  docsUrl: string | undefined
}
