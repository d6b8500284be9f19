import { customProperty, type TokenName, tokenTypes } from '@livery/theme';

/** Every semantic token with its custom property and type, from the contract itself. */
export function TokenTable() {
  const rows = Object.entries(tokenTypes).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([token, type]) => ({
      // The names of the contract's groups and of what stands in them are what a TokenName is made of.
      name: `${group}.${token}` as TokenName,
      type: String(type),
    })),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Custom property</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{customProperty(name)}</code>
            </td>
            <td>{type}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
