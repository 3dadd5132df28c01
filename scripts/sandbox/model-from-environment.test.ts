import { describe, expect, it } from 'vitest';

import { modelFromEnvironment } from './model-from-environment.js';

describe('R1 the model that the environment names', () => {
    it.each<[string, Record<string, string>, string]>([
        ['OpenAI itself', { OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' }, 'm at https://api.openai.com/v1'],
        [
            'a server of one’s own, which needs no key',
            { OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
            'm at http://127.0.0.1:1/v1'
        ],
        ['Anthropic', { ANTHROPIC_MODEL: 'm', ANTHROPIC_API_KEY: 'k' }, 'm at https://api.anthropic.com']
    ])('is %s', async (_, env, about) => {
        expect((await modelFromEnvironment(env, '')).about).toBe(about);
    });

    it.each<[string, Record<string, string>, string]>([
        ['nothing is set', {}, 'No model is set.'],
        ['two are', { OPENAI_MODEL: 'a', ANTHROPIC_MODEL: 'b' }, 'are both set'],
        ['OpenAI’s own wants a key', { OPENAI_MODEL: 'a' }, 'OPENAI_API_KEY is not set'],
        ['Anthropic’s own wants a key', { ANTHROPIC_MODEL: 'a' }, 'ANTHROPIC_API_KEY is not set']
    ])('says what to set when %s', async (_, env, message) => {
        await expect(modelFromEnvironment(env, '')).rejects.toThrow(message);
    });
});
