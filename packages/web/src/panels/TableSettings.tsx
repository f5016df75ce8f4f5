import type { SetupWish } from '@binario/kernel';
import { seatId } from '@binario/rail';
import { useEffect, useState } from 'react';
import { engine } from '../engine/client.ts';
import { usePresenter } from '../game/GameContext.tsx';
import type { FormField } from '../game/setupForm.ts';
import type { Seat } from '../model/gameFile.ts';
import { changeSeat } from '../store/seating.ts';
import { useTable } from '../store/table.ts';
import { useLevels } from '../store/useLevels.ts';
import { useText } from '../store/useText.ts';
import { levelName } from '../text/seatName.ts';
import type { Text } from '../text/textIn.ts';

/** Who plays on each seat of a game on this device, and by which variants and options it is played. */
export function TableSettings() {
  return (
    <div className="table-settings">
      <Seats />
      <AgreedRules />
    </div>
  );
}

const PERSON = 'person';

/** A seat may change hands at any moment: a person for an automatic player, one level for another, and back. */
function Seats() {
  const text = useText();
  const { id: game } = usePresenter();
  const seats = useTable((table) => table.file?.seats) ?? [];
  const follows = useTable((table) => table.follows);
  const remote = useTable((table) => table.remote);
  const levels = useLevels(game);
  if (remote) return null;
  return (
    <ul className="seat-list">
      {seats.map((seat, i) => (
        <li key={seatId(i)}>
          <span>{text.holder(seatId(i))}</span>
          <select
            aria-label={text.t('seats.change', { player: seatId(i) })}
            value={seat.kind === 'bot' ? (seat.level ?? levels[0] ?? '') : PERSON}
            disabled={follows}
            onChange={(event) => void changeSeat(i, sitterOf(seat, event.target.value))}
          >
            <option value={PERSON}>{text.t('seats.person')}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {levelName(text, level)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}

/** A name somebody chose stays with the seat. */
const sitterOf = ({ name }: Seat, chosen: string): Seat =>
  chosen === PERSON ? { name, kind: 'human' } : { name, kind: 'bot', level: chosen };

/** Variants, options and the seed, as they were agreed on before play. */
export function AgreedRules() {
  const text = useText();
  const { id: game, form } = usePresenter();
  const setup = useTable((table) => table.file?.setup);
  const [wish, setWish] = useState<SetupWish | null>(null);
  useEffect(() => {
    if (setup !== undefined) void engine().ask('wishOf', { game, setup }).then(setWish);
  }, [game, setup]);
  if (!wish) return null;
  const lines = form.fields(wish.players).flatMap((field) => agreedOf(text, field, wish));
  return (
    <div className="agreed">
      {lines.length === 0 && <p>{text.t('seats.usual')}</p>}
      <ul>
        {lines.map(({ title, about }) => (
          <li key={title}>
            <b>{title}</b> <span className="quiet">{about}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">{text.t('seats.seed', { seed: String(wish.seed) })}</p>
    </div>
  );
}

interface Agreed {
  readonly title: string;
  readonly about: string;
}

/** What was chosen in a field of the set-up; nothing if that is the usual. */
export function agreedOf(text: Text, field: FormField, { variants, options }: SetupWish): readonly Agreed[] {
  const aboutOf = (key: string) => (text.has(`${key}.about`) ? text.say(`${key}.about`) : '');
  const variant = (id: string): Agreed => ({ title: text.say(`variant.${id}`), about: aboutOf(`variant.${id}`) });
  switch (field.kind) {
    case 'variant':
      return variants.includes(field.id) ? [variant(field.id)] : [];
    case 'oneVariant':
      return [variant(variants.find((id) => field.ids.includes(id)) ?? field.usual)];
    case 'tick':
      return options[field.option] === field.value
        ? [{ title: text.say(field.text), about: aboutOf(`option.${field.option}`) }]
        : [];
    case 'choice': {
      const value = options[field.option] ?? field.values[0] ?? '';
      const key = `option.${field.option}`;
      return [{ title: text.labelled(text.say(key), text.say(`${key}.${value}`)), about: aboutOf(key) }];
    }
  }
}
