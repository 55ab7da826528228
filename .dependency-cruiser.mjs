import { boundaryRules } from './scripts/boundaries/rules.ts'

export default {
  forbidden: boundaryRules(),
  options: {
    // With TypeScript 7 the default parser finds no module at all and reports success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(storefront|backoffice|bin)/(build|[.]react-router)/|(^|/)[.]cache/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
    skipAnalysisNotInRules: false,
  },
}
