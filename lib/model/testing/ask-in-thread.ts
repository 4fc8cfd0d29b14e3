import { isMainThread, Worker } from 'node:worker_threads'
import { generateText } from 'ai'
import { readSettings } from '../../settings/index.ts'
import { resolveLanguageModel } from '../language-model.ts'

// Run as a process: asks the model at the address ASKED in a thread, as a worker of Vitest does, and prints its answer.
if (isMainThread) {
  new Worker(new URL(import.meta.url))
} else {
  const name = 'openai-compatible/any'
  const settings = readSettings({ MODEL: name, OPENAI_COMPATIBLE_BASE_URL: process.env.ASKED })
  const model = await resolveLanguageModel(settings, name)
  const { text } = await generateText({ model, prompt: 'Hello?', maxRetries: 0 })
  console.log(text)
}
