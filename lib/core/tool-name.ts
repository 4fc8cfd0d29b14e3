/**
 * Names of tools that all large providers take. OpenAI: letters, digits, `_` and `-`, at most 64
 * (https://platform.openai.com/docs/api-reference/chat/create#chat-create-tools). Anthropic: the same characters
 * (https://docs.claude.com/en/docs/agents-and-tools/tool-use/implement-tool-use). Google: a letter or `_` first
 * (https://ai.google.dev/api/caching#FunctionDeclaration).
 */
export const toolNamePattern = /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/
