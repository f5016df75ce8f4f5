import { useText } from '../../store/useText.ts';
import { LevelsAbout, SitterChoice } from './SitterChoice.tsx';
import { PERSON, type Setup } from './useSetup.ts';

/** Whom one plays against. */
export function OpponentsField({ setup }: { setup: Setup }) {
  const text = useText();
  const { players, levels, sitterAt, setSitter } = setup;
  return (
    <fieldset>
      <legend>{text.t('setup.seats')}</legend>
      {Array.from({ length: players - 1 }, (_, i) => i + 1).map((seat) => (
        <div key={seat} className="seat-row">
          <span>{text.t('setup.opponent', { n: seat })}</span>
          <SitterChoice
            label={text.t('setup.opponent', { n: seat })}
            levels={levels}
            value={sitterAt(seat)}
            onChange={(sitter) => setSitter(seat, sitter)}
          />
        </div>
      ))}
      <LevelsAbout levels={levels} />
    </fieldset>
  );
}

/** Who sits around this screen: names of people, and seats that play by themselves. */
export function SeatsField({ setup }: { setup: Setup }) {
  const text = useText();
  const { players, levels, sitterAt, setSitter, nameAt, setName } = setup;
  const seats = Array.from({ length: players }, (_, i) => i);
  return (
    <fieldset>
      <legend>{text.t('setup.seats')}</legend>
      {seats.map((seat) => (
        <div key={seat} className="seat-row">
          <input
            aria-label={text.t('home.player', { n: seat + 1 })}
            placeholder={text.t('home.player', { n: seat + 1 })}
            value={sitterAt(seat) === PERSON ? nameAt(seat) : ''}
            disabled={sitterAt(seat) !== PERSON}
            onChange={(event) => setName(seat, event.target.value)}
          />
          <SitterChoice
            label={text.t('setup.who', { n: seat + 1 })}
            levels={levels}
            value={sitterAt(seat)}
            onChange={(sitter) => setSitter(seat, sitter)}
            person={text.t('setup.person')}
          />
        </div>
      ))}
      {seats.some((seat) => sitterAt(seat) !== PERSON) && <LevelsAbout levels={levels} />}
    </fieldset>
  );
}
