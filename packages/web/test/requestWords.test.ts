import { languages, type Params, plainSpeaker, say } from '@binario/kernel';
import type { TableRequest } from '@binario/protocol';
import { describe, expect, it } from 'vitest';
import { requestWords } from '../src/online/panels/requestWords.ts';
import type { UiKey } from '../src/text/catalogues.ts';
import { onlineTexts } from '../src/text/online/texts.ts';

const table = { people: { anna: 'Anna', carol: 'Carol' }, seats: [] };
const asked = { id: 'r1', asked: ['anna'], agreed: [], at: 0 };

const said = (request: TableRequest, you?: string) =>
  languages.map((language) => {
    const t = (key: UiKey, params?: Params) => say(onlineTexts[language], key, params ?? {}, plainSpeaker(language));
    return requestWords({ t }, request, table, you);
  });

describe('what is asked of a table', () => {
  it('names who asks for a seat once, and the seat by its number', () => {
    expect(said({ ...asked, kind: 'seat', by: 'carol', seat: 'P2', user: 'carol' })).toEqual([
      'Carol asks for seat 2.',
      'Carol chiede il posto 2.',
      'Carol demande la place 2.',
    ]);
  });

  it('names both when one proposes another, or an automatic player', () => {
    expect(said({ ...asked, kind: 'seat', by: 'anna', seat: 'P2', user: 'carol' })[2]).toBe(
      'Anna propose Carol pour la place 2.',
    );
    expect(said({ ...asked, kind: 'seat', by: 'anna', seat: 'P2', bot: 'casual' })[2]).toBe(
      'Anna propose un joueur automatique pour la place 2.',
    );
  });

  it('calls a late seat by its number when nobody sits there', () => {
    expect(said({ ...asked, kind: 'late', by: 'system', seat: 'P2', version: 1 })).toEqual([
      'Seat 2’s time is up: shall an automatic player move once?',
      'Il tempo di Posto 2 è scaduto: far fare una mossa a un giocatore automatico?',
      'Temps écoulé pour Place 2\u00a0: laisser un joueur automatique jouer un coup\u00a0?',
    ]);
  });

  it('tells whoever is to leave so, and the others whom they vote on', () => {
    const request = { ...asked, kind: 'remove', by: 'anna', seat: 'P2', user: 'carol' } as const;
    expect(said(request)[0]).toBe('Anna would like Carol to leave the table for good.');
    expect(said(request, 'carol')[0]).toContain('Anna would like you to leave the table.');
    expect(said({ ...request, kind: 'unheard of' } as never)[0]).toBeUndefined();
  });
});
