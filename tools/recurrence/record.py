"""Records the dates that python-dateutil gives for recurrence rules: record.py < rules.json > recorded.json"""
import json, signal, sys
from datetime import datetime
from itertools import islice
from dateutil.rrule import rrulestr

MAX_DATES = 40


def give_up(*_):
    raise TimeoutError()


signal.signal(signal.SIGVTALRM, give_up)
recorded = []
for rule in json.load(sys.stdin):
    signal.setitimer(signal.ITIMER_VIRTUAL, 1)
    try:
        # Local times: UNTIL is written in UTC, and so are the starts.
        dates = rrulestr(rule["rrule"].replace("Z", ""), dtstart=datetime.fromisoformat(rule["start"]))
        found = [date.strftime("%Y-%m-%d %H:%M:%S") for date in islice(dates, MAX_DATES)]
        recorded.append({**rule, "dates": found})
    except TimeoutError:
        # It searches to the year 9999 for a rule that matches nothing more.
        pass
    except IndexError:
        # A defect: the fifth weekday of the last month of a year.
        pass
print("[\n" + ",\n".join("  " + json.dumps(rule) for rule in recorded) + "\n]")
