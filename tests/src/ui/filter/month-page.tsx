import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MonthRange } from '#src/ui/filter/month-range.tsx';

const Stage = () => {
  const [range, choose] = useState<{ readonly from?: string | undefined }>({});
  return (
    <>
      <MonthRange label="价格期" from={range.from} to={undefined} onChoose={choose} />
      <output>{range.from}</output>
    </>
  );
};

createRoot(document.body.appendChild(document.createElement('main'))).render(<Stage />);
