import { Text } from '../../../ui/index.js'

export function Heading({ children }: { readonly children: string }) {
  return (
    <div className="heading">
      <Text as="h2" size="xs" tone="secondary" weight="medium">
        {children}
      </Text>
    </div>
  )
}
