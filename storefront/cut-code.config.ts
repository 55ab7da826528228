import { parseSync } from 'vite'

/** What a module of a package is for us: less than it could be for others. */
export type Cut = {
  /** Functions that are never called here, or always answer the same: the statements that stand in their place. */
  functions?: Readonly<Record<string, string>>
  /** Expressions, as they are written in the module, that always have the same value here. */
  values?: Readonly<Record<string, string>>
  /** What statements that are left out call, or the object that they write to, as it is written in the module. */
  statements?: readonly string[]
}

/** What may look like an expression: a variable that is declared, a statement. */
const NOT_READ = new Set(['VariableDeclarator', 'ExpressionStatement'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/** Calls that only write to the console what a developer did wrong. */
const WARNINGS = new Set(['warning', 'warnOnce', 'warningOnce'])

/**
 * Writes into a module what is already known about it, so that the minifier can drop what then never runs. Throws if
 * something that is to be cut is not there: another version of the package has to be looked at.
 */
export function cutCode(code: string, { functions = {}, values = {}, statements = [] }: Cut): string {
  const missing = new Set([...Object.keys(functions), ...Object.keys(values), ...statements])
  const edits: Edit[] = []
  const replace = ({ start, end }: Node, text: string) => void edits.push({ start, end, text })

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) visitNode(value)
  }
  const visitParts = (node: Node): void => readParts(node).forEach(visit)

  function visitNode(node: Node): void {
    const text = code.slice(node.start, node.end)
    const body = node.type === 'FunctionDeclaration' ? functions[nameOf(node.id)] : undefined
    if (body !== undefined) {
      missing.delete(nameOf(node.id))
      return replace(node.body as Node, `{${body}}`)
    }
    const aim = aimOf(node, code)
    if (aim !== undefined && (WARNINGS.has(aim) || statements.includes(aim))) {
      missing.delete(aim)
      return replace(node, ';')
    }
    const known = Object.hasOwn(values, text) && !NOT_READ.has(node.type) ? values[text] : undefined
    if (known === undefined) return visitParts(node)
    missing.delete(text)
    replace(node, node.type === 'Property' ? `${text}: ${known}` : `(${known})`)
  }

  visit(parseSync('module.js', code).program)
  if (missing.size > 0) throw new Error(`not found: ${[...missing].join(', ')}`)
  return edits.toSorted((a, b) => b.start - a.start).reduce(applyEdit, code)
}

const applyEdit = (code: string, { start, end, text }: Edit): string =>
  code.slice(0, start) + text + code.slice(end)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : ''

/** What a statement calls, or the object that it writes to. */
function aimOf({ type, expression }: Node, code: string): string | undefined {
  if (type !== 'ExpressionStatement' || !isNode(expression)) return
  const left = expression.type === 'AssignmentExpression' && isNode(expression.left) && expression.left.object
  const aim = expression.type === 'CallExpression' ? expression.callee : left
  return isNode(aim) ? code.slice(aim.start, aim.end) : undefined
}

/** The parts of some code that are read when it runs: no names, and nothing that is written to. */
function readParts(node: Node): unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ObjectPattern':
    case 'ArrayPattern':
      return []
    case 'ExportNamedDeclaration':
      return [node.declaration]
    case 'VariableDeclarator':
      return [node.init]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [node.body]
    case 'AssignmentExpression':
      return [
        isNode(node.left) && node.left.type === 'MemberExpression' ? node.left.object : null,
        node.right,
      ]
    case 'UpdateExpression':
    case 'ForInStatement':
    case 'ForOfStatement':
      return [node.right, node.body]
    case 'MemberExpression':
      return [node.object, node.computed ? node.property : null]
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return [node.computed ? node.key : null, node.value]
    default:
      return Object.values(node)
  }
}
