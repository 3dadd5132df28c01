import { optionalSetting, requiredSetting, SettingProblem, SETTINGS, type Environment } from '../../cli/settings.js';
import type { ChatModel } from './chat-model.js';

const OPENAI = 'https://api.openai.com/v1';

/**
 * The model that the environment names: OpenAI-compatible or Anthropic.
 *
 * @throws SettingProblem that says what to set
 */
export async function modelFromEnvironment(env: Environment, persona: string): Promise<ChatModel> {
    const openAi = optionalSetting(env, 'OPENAI_MODEL');
    const anthropic = optionalSetting(env, 'ANTHROPIC_MODEL');
    if (openAi !== undefined && anthropic !== undefined) {
        throw new SettingProblem('OPENAI_MODEL and ANTHROPIC_MODEL are both set; set the one you want to talk to.');
    }
    if (openAi !== undefined) {
        const baseURL = optionalSetting(env, 'OPENAI_BASE_URL') ?? OPENAI;
        // A server of one's own rarely wants a key, and the client insists on some.
        const apiKey = baseURL === OPENAI ? requiredSetting(env, 'OPENAI_API_KEY') : (optionalSetting(env, 'OPENAI_API_KEY') ?? 'none');
        // A vendor's client takes a second to load, so only the one that is wanted is.
        return (await import('./open-ai-model.js')).openAiModel({ baseURL, apiKey, model: openAi, persona });
    }
    if (anthropic !== undefined) {
        const baseURL = optionalSetting(env, 'ANTHROPIC_BASE_URL');
        const apiKey =
            baseURL === undefined ? requiredSetting(env, 'ANTHROPIC_API_KEY') : (optionalSetting(env, 'ANTHROPIC_API_KEY') ?? 'none');
        return (await import('./anthropic-model.js')).anthropicModel({ baseURL, apiKey, model: anthropic, persona });
    }
    const names = [
        'OPENAI_BASE_URL',
        'OPENAI_API_KEY',
        'OPENAI_MODEL',
        'ANTHROPIC_BASE_URL',
        'ANTHROPIC_API_KEY',
        'ANTHROPIC_MODEL'
    ] as const;
    throw new SettingProblem(
        [
            'No model is set. Put one of these into .env (see .env.example) or into the environment:',
            ...names.map((name) => `  ${name}: ${SETTINGS[name]}`),
            'Or try the tools without a model: npm run sandbox -- --fake --manual'
        ].join('\n')
    );
}
