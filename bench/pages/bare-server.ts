import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// The least a server can do: `node:http` with fixed bytes. Its argument names the answers.

type Answer = { status: number; headers: Record<string, string>; file: string }

const answers = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, Answer>
const ready = new Map(
  Object.entries(answers).map(([path, { file, ...answer }]) => [
    path,
    { ...answer, body: answer.status === 304 ? undefined : readFileSync(file) },
  ]),
)

const server = createServer((request, response) => {
  const answer = ready.get(request.url ?? '/')
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('disconnect', () => process.exit(0))
